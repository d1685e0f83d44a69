import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../components/Button/index.js';
import { DateField } from '../../components/DateField/index.js';
import { RadioGroup } from '../../components/RadioGroup/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextField } from '../../components/TextField/index.js';

interface Values {
  day: string;
  zone: 'stalls' | 'circle' | '';
  name: string;
}

const zones = [
  { value: 'stalls', label: 'Stalls' },
  { value: 'circle', label: 'Circle' },
] as const;

export function Order({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { day: '', zone: '', name: '' } });
  return (
    <form onSubmit={handleSubmit(onSend)} noValidate>
      <Stack>
        <Controller
          name="day"
          control={control}
          rules={{ required: 'Enter the day of the show.' }}
          render={({ field, fieldState }) => <DateField label="Day" {...field} error={fieldState.error?.message} />}
        />
        <Controller
          name="zone"
          control={control}
          rules={{ required: 'Choose a zone.' }}
          render={({ field, fieldState }) => (
            <RadioGroup label="Zone" options={zones} {...field} error={fieldState.error?.message} />
          )}
        />
        <Controller
          name="name"
          control={control}
          rules={{ required: 'Enter your name.' }}
          render={({ field, fieldState }) => <TextField label="Name" {...field} error={fieldState.error?.message} />}
        />
        <Button type="submit">Order</Button>
      </Stack>
    </form>
  );
}
