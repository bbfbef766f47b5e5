import { useState, type DragEventHandler } from 'react';

/** Attributes of an entry that can be dragged to the place of another one. */
export interface DragAttributes {
  readonly draggable: true;
  readonly 'data-dragged': '' | undefined;
  readonly onDragStart: DragEventHandler;
  readonly onDragOver: DragEventHandler;
  readonly onDrop: DragEventHandler;
  readonly onDragEnd: DragEventHandler;
}

/** Puts the entries of a list in order by dragging; `MoveButtons` do the same by keyboard and touch. */
export function useDragOrder(
  onMove: (id: string, place: number) => void,
): (id: string, place: number) => DragAttributes {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  return (id, place) => ({
    draggable: true,
    'data-dragged': draggedId === id ? '' : undefined,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      setDraggedId(id);
    },
    onDragOver: (event) => draggedId !== null && event.preventDefault(),
    onDrop: (event) => {
      if (draggedId === null) return;
      event.preventDefault();
      event.stopPropagation(); // what is around the list takes files
      if (draggedId !== id) onMove(draggedId, place);
    },
    onDragEnd: () => setDraggedId(null),
  });
}
