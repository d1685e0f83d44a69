import type { MouseEvent, ReactNode } from 'react';
import * as styles from './SectionOverview.css.js';
import { drawn, type Shape } from './wedges.js';

export interface Section {
  /** Stable, handed to `onChoose`. */
  id: string;
  /** On the plan and in the list: "M2". */
  code: string;
  /** "Centre stalls". */
  name: string;
  /** "64 left", "Sold out". */
  left: string;
  /** Its seats. Without one it cannot be chosen: nothing is left. */
  href?: string | undefined;
}

export interface SectionOverviewProps {
  /** Heading of level 2. */
  title: string;
  /** What the house looks at: "Stage". */
  stage: string;
  /** From the stage outwards; in each ring from left to right. */
  rings: readonly (readonly Section[])[];
  /** A `fan` has all seats before the stage, a `bowl` has them round it. @default 'fan' */
  shape?: Shape | undefined;
  /** Id of the section whose seats are shown. */
  current?: string | undefined;
  /** Called instead of following the link, once script runs. */
  onChoose?: ((id: string) => void) | undefined;
  /** Below the list: the legend. */
  children?: ReactNode | undefined;
}

/** The sections of a house as a drawing for pointers, and the same as a list of links for everybody. */
export function SectionOverview({ title, stage, rings, shape = 'fan', current, ...props }: SectionOverviewProps) {
  const { onChoose, children } = props;
  const plan = drawn(
    rings.map((ring) => ring.length),
    shape,
  );
  const link = ({ id, href }: Section) => ({
    href,
    'aria-current': id === current || undefined,
    onClick: (event: MouseEvent) => {
      if (onChoose === undefined) return;
      event.preventDefault();
      onChoose(id);
    },
  });
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <svg className={styles.plan} viewBox={plan.viewBox} fontSize={plan.type} aria-hidden="true">
        <path className={styles.stage} d={plan.stage.d} />
        <text className={styles.stageWord} x={0} y={plan.stage.y}>
          {stage}
        </text>
        {rings.map((ring, depth) =>
          ring.map((section, place) => {
            const { d, x, y } = plan.wedges[depth]?.[place] ?? {};
            const picture = (
              <>
                <path className={styles.wedge} d={d} />
                {plan.fits(section.code, depth) && (
                  <text className={styles.code} x={x} y={y}>
                    {section.code}
                  </text>
                )}
              </>
            );
            return section.href === undefined ? (
              <g key={section.id} className={styles.gone}>
                {picture}
              </g>
            ) : (
              // Out of the order of Tab: the list has the same link.
              <a key={section.id} className={styles.section} tabIndex={-1} {...link(section)}>
                {picture}
              </a>
            );
          }),
        )}
      </svg>
      <ul>
        {rings.flat().map((section) => {
          const words = (
            <>
              <b className={styles.listCode}>{section.code}</b> <span>{section.name}</span>{' '}
              <span className={styles.left}>{section.left}</span>
            </>
          );
          return (
            <li key={section.id} className={styles.item}>
              {section.href === undefined ? (
                <span className={styles.goneRow}>{words}</span>
              ) : (
                <a className={styles.row} {...link(section)}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
