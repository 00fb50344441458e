package write.editor;

public interface EditorListener {
    void textChanged(String text, int caret);
}
