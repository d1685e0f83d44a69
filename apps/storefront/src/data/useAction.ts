import { CallError } from '@first-gong/contract';
import type { ErrorCode, Failure, FieldError } from '@first-gong/domain';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface ActionState<Input> {
  /** Whether a try is under way. */
  busy: boolean;
  /** The input of the try that is under way. */
  input: Input | undefined;
  /** Refusal of a rule, with the fields at fault. A new object for each try. */
  error: { code: ErrorCode; fields: FieldError[]; values?: FieldError['values'] } | null;
  /** Why the last try got no response. */
  failure: Failure | null;
  /** Why the last try did not succeed, whether a rule refused it or it got no response. */
  reason: Failure | null;
}

export interface Action<Input> extends ActionState<Input> {
  /** The state of a form that sends itself by this action, as screens take it. */
  form: Pick<ActionState<Input>, 'error' | 'failure'> & { submitting: boolean };
  /**
   * Tries the action. A second try while one is under way is ignored: an order is not confirmed twice. The function stays
   * the same, so that an effect may depend on it.
   */
  run: (input: Input) => void;
  /** Forgets why the last try did not succeed. */
  reset: () => void;
}

const idle = { busy: false, input: undefined, error: null, failure: null, reason: null };

/**
 * An action that a person sets off: whether it is under way, and why the last try did not succeed.
 * @param action throws `CallError`. It returns `leaving` when the page is about to go: the action then stays under way.
 */
export function useAction<Input = void>(action: (input: Input) => Promise<'leaving' | undefined>): Action<Input> {
  const [state, setState] = useState<ActionState<Input>>(idle);
  const isRunning = useRef(false);
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });

  const run = useCallback(async (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ ...idle, busy: true, input });
    try {
      // On the way to another page the action stays under way.
      if ((await latest.current(input)) === 'leaving') return;
      setState(idle);
    } catch (error) {
      setState(error instanceof CallError ? { ...idle, ...reasonOf(error) } : idle);
      isRunning.current = false;
      if (!(error instanceof CallError)) throw error;
    }
    isRunning.current = false;
  }, []);

  return {
    ...state,
    form: { submitting: state.busy, error: state.error, failure: state.failure },
    run,
    reset: () => setState((current) => ({ ...current, error: null, failure: null, reason: null })),
  };
}

/** A 403 without a code of a rule is told as Forbidden, with the sentence of the server (spec §8 HTTP). */
const reasonOf = ({ code, fields, values, failure }: CallError) =>
  code && code !== 'forbidden' ? { error: { code, fields, values }, reason: failure } : { failure, reason: failure };
