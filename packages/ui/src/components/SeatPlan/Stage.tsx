import * as styles from './Stage.css.js';

export interface StageProps {
  type: 'stage' | 'screen';
  /** "Stage", "Screen". */
  label: string;
}

const shapes = {
  stage: { viewBox: '0 0 460 57', d: 'M0 38Q230 76 460 38L444 0Q230 32 16 0z' },
  screen: { viewBox: '0 0 420 23', d: 'M0 13Q210-13 420 13l-6 10Q210-1 6 23z' },
};

/** The stage or screen in front of the seats. */
export function Stage({ type, label }: StageProps) {
  const { viewBox, d } = shapes[type];
  return (
    <div className={styles.stage[type]}>
      <svg className={styles.shape} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path d={d} />
      </svg>
      <p className={styles.word[type]}>{label}</p>
    </div>
  );
}
