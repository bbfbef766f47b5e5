import { useEffect } from 'react';
import { holdUnsavedChanges } from './unsaved-changes';

/** Makes the browser ask before it closes or reloads a page with unsaved changes, and the shell before it signs out. */
export function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const letGo = holdUnsavedChanges();
    return () => {
      window.removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isDirty]);
}
