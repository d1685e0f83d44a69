import { TextButton } from '@first-gong/ui/Button';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './ProfileFields.css.js';
import type { ProfileForm } from './values.js';

const names = ['name', 'lastName', 'firstName'] as const;

/** One name, or last and first name (spec §5). Most people have one field fewer and need not split their name. */
export function NameFields({ form }: { form: ProfileForm }) {
  const { t } = useText('profile');
  const { id, value: naming, onChange } = form.field('naming', names);
  const other = naming === 'whole' ? 'parts' : 'whole';
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) document.getElementById(naming === 'whole' ? form.ids.name : form.ids.lastName)?.focus();
    isPressed.current = false;
  }, [naming, form.ids]);
  return (
    <Stack gap="s1" align="start">
      <div className={styles.nameFields}>
        {naming === 'whole' ? (
          <TextField
            label={t('profile.name')}
            hint={t('profile.nameHint')}
            {...form.field('name')}
            autoComplete="name"
            required
          />
        ) : (
          <>
            <TextField
              label={t('profile.lastName')}
              hint={t('profile.nameHint')}
              {...form.field('lastName')}
              autoComplete="family-name"
              required
            />
            <TextField label={t('profile.firstName')} {...form.field('firstName')} autoComplete="given-name" required />
          </>
        )}
      </div>
      <TextButton
        id={id}
        onClick={() => {
          isPressed.current = true;
          onChange(other);
        }}
      >
        {t(`profile.naming_${other}`)}
      </TextButton>
    </Stack>
  );
}
