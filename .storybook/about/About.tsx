import { components } from 'virtual:components';
import { DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { valuesOf } from '../propTypes.js';
import * as styles from './About.css.js';
import type { ComponentFacts } from './components.js';
import { codeOf, firstSample } from './sampleOf.js';

function sizeText({ size }: ComponentFacts): string {
  if (size === null) return 'Not measured yet.';
  const most = size.most === null ? '' : `, at most ${size.most} kB`;
  return `${size.script} kB of script${most}; ${size.sheet} kB of styles.`;
}

/** Facts about a component, shown below the first paragraph of its docs page. */
export function About() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [, entry] = /\/components\/(\w+)\//.exec(String(preparedMeta.parameters.fileName)) ?? [];
  // Pages of Foundations also render stories.
  if (entry === undefined) return null;
  const facts = components[entry];
  const story = firstSample(stories);
  if (!facts || !story) throw new Error(`No facts are known about the component "${entry}".`);
  return (
    <>
      <Source language="tsx" code={`import { ${valuesOf(entry).join(', ')} } from '@first-gong/ui/${entry}';`} />
      <dl data-theme="default" className={`sb-unstyled ${styles.facts}`}>
        <div>
          <dt className={styles.name}>Size</dt>
          <dd className={styles.fact}>{sizeText(facts)}</dd>
        </div>
        <div>
          <dt className={styles.name}>Last change</dt>
          <dd className={styles.fact}>
            {facts.changed ?? 'Unknown: this catalogue was built without the history of the repository.'}
          </dd>
        </div>
      </dl>
      <h2 id="sample">Sample</h2>
      <Source language="tsx" code={codeOf(story)} />
    </>
  );
}
