export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { Menu, type MenuControl, type MenuOpened, type MenuProps, type MenuTriggerProps } from './menu';
export type { MenuAction, MenuItem, MenuLink } from './menu-entry';
export type { ModalProps } from './modal';
export { Sheet, type SheetProps } from './sheet';
export { TypedConfirmDialog, type TypedConfirmDialogProps } from './typed-confirm-dialog';
export type { MenuAlign } from './use-menu-popover';
