import { type Plugin, parseSync, Visitor } from 'vite';

/** Properties of a call that only the server and the API document read. */
const unread = ['query', 'body', 'errors', 'systemError'];

/**
 * Leaves out of the browser's table of calls what the client does not read. Each member's page loads the table, and half
 * of it are error codes and rules of forms.
 */
export const browserCalls: Plugin = {
  name: 'browser-calls',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/calls\/\w+\.ts$/ },
    order: 'post',
    handler(code, id) {
      let short = '';
      let end = 0;
      const cut = (from: number, to: number, by = '') => {
        short += code.slice(end, from) + by;
        end = to;
      };
      new Visitor({
        CallExpression({ callee, arguments: [entry] }) {
          if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || entry?.type !== 'ObjectExpression')
            return;
          entry.properties.forEach((property, index) => {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') return;
            const { name } = property.key;
            if (unread.includes(name)) cut(property.start, entry.properties[index + 1]?.start ?? property.end);
            // The client asks only for the word `extension`.
            if (name === 'source')
              cut(
                property.start,
                property.end,
                `source:"${/extension/.exec(code.slice(property.start, property.end)) ?? ''}"`,
              );
          });
        },
      }).visit(parseSync(id, code).program);
      return { code: short + code.slice(end), map: null };
    },
  },
};
