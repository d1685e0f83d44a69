import { describe, expect, test } from 'vitest';
import { parseStyles, type Root, usedStyles } from './usedStyles.js';

const root = { themes: ['bw'], size: 16, gray: false } satisfies Root;
const used = (css: string, html: string) => usedStyles(parseStyles(css), html, root);

describe('the styles of a document', () => {
  test.each([
    ['a rule whose class occurs', '.a{color:red}', '.a{color:red}'],
    ['no rule whose class does not occur', '.b{color:red}', ''],
    ['those selectors of a rule that occur', '.b,.a:focus{color:red}', '.a:focus{color:red}'],
    [
      'no rule for what is below the pointer alone',
      '.a:hover{color:red}.a:active{top:1px}.a:hover,.a:focus{top:0}',
      '.a:focus{top:0}',
    ],
    [
      'no rule for a refused or disabled control where none is',
      '.a[aria-invalid=true]{color:red}.a[aria-pressed=true]{top:3px}.a[data-error]{top:0}.a:disabled{top:1px}.a:not(:disabled){top:2px}',
      '.a:not(:disabled){top:2px}',
    ],
    ['no rule that needs a class beside one that occurs', '.a.b{color:red}', ''],
    ['a rule for a class around', '.c .a{color:red}', '.c .a{color:red}'],
    ['no rule for an element that has nothing of the kind', '.a:has([aria-invalid]){top:0}.a:has(>.b){top:0}', ''],
    ['a rule for what is not there', '.a:not(.b){color:red}', '.a:not(.b){color:red}'],
    ['a rule with a list in parentheses', ':is(.b,.z) .a{color:red}', ':is(.b,.z) .a{color:red}'],
    [
      'elements, attributes and the root',
      ':root{top:0}[data-theme=bw] a{top:0}',
      ':root{top:0}[data-theme=bw] a{top:0}',
    ],
    [
      'the custom properties that they read',
      ':root{--x:1;--y:2}.a{--x:3;top:var(--x)}',
      ':root{--x:1}.a{--x:3;top:var(--x)}',
    ],
    [
      'the value of a custom property with one value',
      ':root{--x:1;--y:initial;--z:var(--m)}.a{top:var(--x);left:var(--y);right:var(--z)}',
      ':root{--y:initial;--z:var(--m)}.a{top:1;left:var(--y);right:var(--z)}',
    ],
    ['the custom properties that the markup reads', ':root{--x:1;--m:2}', ':root{--m:2}'],
    ['no custom property that only an unread one reads', ':root{--y:var(--x);--x:1;top:0}', ':root{top:0}'],
    ['no rule for another theme', ':root,[data-theme=default]{top:0}[data-theme="night"] .a{top:0}', ':root{top:0}'],
    [
      'no rule for another text size, nor for grey',
      'html[data-size="18"]{top:0}[data-size="16"] .a{top:0}html[data-gray]{top:0}',
      '[data-size="16"] .a{top:0}',
    ],
    [
      'no selector for a part with a theme of its own',
      ':where(:root,[data-theme]),[data-theme]{top:0}',
      ':where(:root){top:0}',
    ],
    ['no cross of a search field', '.a::-webkit-search-cancel-button{top:0}', ''],
    ['no rule for a part with a theme of its own', ':where([data-theme]:not(:root)){top:0}', ''],
    ['rules under a condition', '@media screen{.a{top:0}.b{top:0}}', '@media screen{.a{top:0}}'],
    ['no condition without rules', '@media screen{.b{top:0}}', ''],
    ['no rule for a browser without script', '@media (scripting:none){.a{top:0}}', ''],
    ['no rule for print', '@media print{.a{top:0}}@layer x{@media print{.a{top:0}}}', '@layer x;'],
    [
      'conditions within conditions',
      '@media screen{@supports (gap:0){.a{top:0}}}',
      '@media screen{@supports (gap:0){.a{top:0}}}',
    ],
    ['fonts and statements', '@layer x;@font-face{src:url(f)}', '@layer x;@font-face{src:url(f)}'],
    [
      'the animations that its rules name',
      '@keyframes t{to{top:0}}.a{animation:t 1s}',
      '.a{animation:t 1s}@keyframes t{to{top:0}}',
    ],
    [
      'signs in texts as they are',
      '.a::before{content:"}"}.a{--x:url("data:a;b,{");top:var(--x);content:"--y:1;"}.b{top:0}',
      '.a::before{content:"}"}.a{--x:url("data:a;b,{");top:var(--x);content:"--y:1;"}',
    ],
    [
      'a custom property that the root has under a condition',
      '@media print{.b{top:0}}@media screen{:root{--x:1}}.a{top:var(--x)}',
      '@media screen{:root{--x:1}}.a{top:var(--x)}',
    ],
    ['no other animation', '@keyframes t{to{top:0}}.b{animation:t 1s}', ''],
  ])('have %s', (_title, css, expected) => {
    expect(used(css, '<div class="c"><p class="z a" style="top:var(--m)">Text</p></div>')).toBe(expected);
  });

  test('name the layers of the whole stylesheet in their order, those without a rule too', () => {
    expect(used('@layer x,y;@layer z{.b{top:0}}@layer y{.a{top:0}}', '<p class="a">')).toBe(
      '@layer x,y,z;@layer y{.a{top:0}}',
    );
  });

  test('keep the order of the stylesheet', () => {
    expect(used('.a{top:0}p{top:1px}.b{top:2px}.c{top:3px}', '<p class="c a">')).toBe('.a{top:0}p{top:1px}.c{top:3px}');
  });
});
