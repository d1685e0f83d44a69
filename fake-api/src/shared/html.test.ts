import { expect, it } from 'vitest';
import { html } from './html.js';

it('escapes every value except its own HTML', () => {
  const name = `<script>alert("x" & 'y')</script>`;
  expect(html`<p title="${name}">${[html`<b>${1}</b>`, name]}${null}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)&lt;/script&gt;"><b>1</b>&lt;script&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)&lt;/script&gt;</p>',
  );
});
