import { FileButton, type FileButtonProps } from '@first-gong/ui/FileField';

interface AddButtonProps extends Omit<FileButtonProps, 'accept' | 'multiple' | 'onAdd'> {
  onAdd: (file: File) => void;
}

/** Opens the file dialog for pictures, or the camera. */
export function AddButton({ onAdd, ...button }: AddButtonProps) {
  return <FileButton {...button} accept={['image/*']} data-add="" onAdd={([file]) => file && onAdd(file)} />;
}
