import type { Failure } from '@first-gong/domain';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { inTime } from '../inTime.js';
import { PartTrouble } from './PartTrouble.js';
import { partWithout } from './part.js';

/** Loads a file. It rejects when the file does not come, after 120 seconds at the latest (spec §8 Loading). */
export type LoadPart = <File>(load: () => Promise<File>) => Promise<File>;

/** How the parts of screens are loaded. @default once, within 120 seconds */
export const LoadPartContext = createContext<LoadPart>(inTime);

export interface LatePartProps {
  /** The part in words: the page says that it could not be loaded. */
  partName: string;
  /** In place of the part until it is there. @default nothing */
  waiting?: ReactNode;
  /** The id of the element that takes the focus of "Try again" when the part is there. @default the main part */
  next?: string;
}

/**
 * A part of a screen whose file is loaded when the part is first drawn. When the file does not come, the rest of the page
 * stays, and the part says so with a way to try again.
 * @param load imports the file.
 * @param componentOf finds the component in it.
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
    return <PartTrouble name={partName} part={partWithout(failure)} again={{ href: '', onRetry: ask }} next={next} />;
  };
}
