package editor.history;

/** Told about every change of the current text. */
public interface HistoryListener {
    void currentChanged(String text, boolean canUndo, boolean canRedo);
}
