import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../followLinks.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './SectionOverview.css.js';
import { drawingOf, type Shape } from './wedges.js';

export interface Section {
  /** Stable. `value` and `onChange` use it. */
  id: string;
  /** Shown in the drawing and in the list: "M2". */
  code: string;
  /** "Centre stalls". */
  name: string;
  /** "64 left", "Sold out". */
  left: string;
  /** The address of its seats. Leave it out if nothing is left: the section then cannot be chosen. */
  href?: string | undefined;
}

export interface SectionOverviewProps extends RootProps {
  /** A heading of level 2. */
  title: string;
  /** The word on the stage: "Stage". */
  stage: string;
  /** The rings from the stage outwards, each from left to right. */
  rings: readonly (readonly Section[])[];
  /** A `fan` has all seats in front of the stage, a `bowl` has seats around it. @default 'fan' */
  shape?: Shape | undefined;
  /** The id of the section whose seats are shown. */
  value?: string | undefined;
  /** Called instead of following the link, once script runs. */
  onChange?: ((value: string) => void) | undefined;
  /** The legend, shown below the list. */
  children?: ReactNode | undefined;
}

/** The sections of a house as a drawing for pointers, and as a list of links for everybody. */
export function SectionOverview({
  title,
  stage,
  rings,
  shape = 'fan',
  value,
  onChange,
  children,
  ...root
}: SectionOverviewProps) {
  const plan = drawingOf(
    rings.map((ring) => ring.length),
    shape,
  );
  const link = ({ id, href }: Section) => ({
    href,
    'aria-current': id === value || undefined,
    onClick: (event: MouseEvent) => {
      if (onChange === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      onChange(id);
    },
  });
  return (
    <section {...root} className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <svg className={styles.plan} viewBox={plan.viewBox} fontSize={plan.type} aria-hidden="true">
        <path className={styles.stage} d={plan.stage.d} />
        <text className={styles.stageWord} x={0} y={plan.stage.y}>
          {stage}
        </text>
        {rings.map((ring, depth) => {
          const codes = ring.map((section) => section.code);
          const coded = plan.fits(codes, depth);
          return ring.map((section, place) => {
            const { d, x, y } = plan.wedges[depth]?.[place] ?? {};
            const picture = (
              <>
                <path className={styles.wedge} d={d} />
                {coded && (
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
              // Not in the order of Tab, because the list has the same link.
              <a key={section.id} className={styles.section} tabIndex={-1} {...link(section)}>
                {picture}
              </a>
            );
          });
        })}
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
