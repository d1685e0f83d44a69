import { type AccessFeature, type EventDetail, href } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { Stack } from '@first-gong/ui/Stack';
import { accessNames } from '../../shared/access.js';
import { useText } from '../../shared/text/index.js';

/** Access of an event as a list, and the page that says how to book with it. */
export function AccessPart({ event: { accessFeatures = [], performances } }: { event: EventDetail }) {
  const text = useText('event');
  const { t, lang } = text;
  const open = performances.filter(({ cancelled }) => !cancelled);
  const isEverywhere = (feature: AccessFeature) =>
    open.every((performance) => performance.accessFeatures?.includes(feature) ?? true);
  const languages = open.find(({ captionLanguages }) => captionLanguages)?.captionLanguages;
  const nameOf = (feature: AccessFeature) => {
    if (feature === 'captions' && languages) return t('event.accessCaptions', { languages });
    return feature === 'signLanguage' ? t('event.accessSignLanguage') : accessNames([feature], text);
  };
  return (
    <>
      {accessFeatures.length === 0 ? (
        <p>{t('event.accessNone')}</p>
      ) : (
        <Stack as="ul" gap="s2" marked>
          {accessFeatures.map((feature) => (
            <li key={feature}>
              {isEverywhere(feature) ? nameOf(feature) : t('event.accessSome', { feature: nameOf(feature) })}
            </li>
          ))}
        </Stack>
      )}
      <p>
        <Link standalone href={href(lang, 'access')}>
          {t('event.accessHelp')}
        </Link>
      </p>
    </>
  );
}
