import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { Option } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import * as native from '../../private/NativeSelect/NativeSelect.css.js';
import { NativeSelect } from '../../private/NativeSelect/NativeSelect.js';
import { useWords } from '../../private/words.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { ReadOnlySelect } from '../Select/ReadOnlySelect.js';
import * as styles from './AddressCascade.css.js';

interface PlaceProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder: string | undefined;
  busy: boolean;
  busyLabel: string;
  autoComplete: string;
}

/** One level of an address: a native select, with the phone's own picker. */
export function Place({ value, onChange, options, placeholder, busy, busyLabel, autoComplete, ...props }: PlaceProps) {
  const words = useWords('Select', { placeholder });
  const { frame, control } = useNativeField<HTMLSelectElement>(props);
  const chosen = options.find((option) => option.value === value);
  if (props.readOnly) return <ReadOnlySelect {...props} value={value} text={chosen?.label ?? ''} />;
  return (
    <NativeFieldFrame {...frame}>
      <div className={native.fieldFrame}>
        <NativeSelect
          {...control}
          className={chosen ? native.fieldSelect : styles.empty}
          autoComplete={autoComplete}
          value={chosen?.value ?? ''}
          onChange={onChange}
          options={options}
          placeholder={busy ? busyLabel : words.placeholder}
          busy={busy}
        />
      </div>
      <LiveRegion message={busy ? busyLabel : ''} />
    </NativeFieldFrame>
  );
}
