import type { Failure } from '@first-gong/domain';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { inTime } from '../inTime.js';
import { sectionWithout } from './part.js';
import { SectionError } from './SectionError.js';

/** Loads a file. Rejects after 120 seconds at the latest (spec §8 Loading). */
export type LoadPart = <File>(load: () => Promise<File>) => Promise<File>;

/** How parts of screens load. @default once, within 120 seconds */
export const LoadPartContext = createContext<LoadPart>(inTime);

export interface LatePartProps {
  /** The part's name in the message that it could not be loaded. */
  partName: string;
  /** Placeholder until the part is there. @default nothing */
  waiting?: ReactNode;
  /** Id of the element that receives the focus of "Try again" when the part is there. @default the main part */
  next?: string;
}

/**
 * A lazy-loaded part of a screen. If its file does not arrive, the part shows a message and a retry button.
 * @param load imports the file.
 * @param componentOf finds the component in the file.
 */
export function latePart<File, Props extends object>(
  load: () => Promise<File>,
  componentOf: (file: File) => ComponentType<Props>,
): ComponentType<Props & LatePartProps> {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart({ partName, waiting, next, ...props }: Props & LatePartProps) {
    const loadPart = useContext(LoadPartContext);
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<Failure>();
    const ask = useCallback(() => {
      const show = (file: File) => {
        loaded = componentOf(file);
        setPart(() => loaded);
      };
      loadPart(load).then(show, () => setFailure({ kind: 'partTimeOut' }));
    }, [loadPart]);
    useEffect(() => {
      if (!Part) ask();
    }, [Part, ask]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    if (!failure) return waiting;
    return (
      <SectionError name={partName} part={sectionWithout(failure)} again={{ href: '', onRetry: ask }} next={next} />
    );
  };
}
