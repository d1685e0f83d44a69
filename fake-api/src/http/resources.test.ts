import { type CallName, calls } from '@first-gong/contract';
import jsonServer from 'json-server';
import { describe, expect, it } from 'vitest';
import { resourceOf, rewriteOf, rewrites, ruleOf } from './resources.js';

const names = Object.keys(calls) as CallName[];

/** Where json-server's rewriter leads a path of the provider. */
function rewritten(path: string, rules: Record<string, string>): string {
  const request = { url: path, originalUrl: path };
  jsonServer.rewriter(rules)(request as never, {} as never, (error?: unknown) => {
    if (error) throw error;
  });
  return request.url;
}

describe('§7 the table of resources', () => {
  it('has a rule for every path of the contract, and no other rule', () => {
    expect(Object.keys(rewrites).toSorted()).toEqual([...new Set(names.map(ruleOf))].toSorted());
  });

  it('leads no two calls of one method to the same resource', () => {
    const targets = names.map((name) => `${calls[name].method} ${resourceOf(name)}`);
    expect(targets).toHaveLength(new Set(targets).size);
  });

  it.each(names)('%s: json-server’s rewriter leads its path to its resource, with parameters and query', (name) => {
    const values = (template: string) => template.replace(/[{:](\w+)\}?/g, (_, part: string) => `a%2F${part}.do`);
    const query = '?q=a%26b.do/c&page=2';
    const [path, resource] = [values(calls[name].path), values(resourceOf(name))];
    expect(rewritten(path + query, rewriteOf(name))).toBe(resource + query);
    expect(rewritten(`${path}?`, rewriteOf(name))).toBe(`${resource}?`);
  });
});
