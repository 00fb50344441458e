package store.index;

public interface EntryVisitor {
    void visit(int key, String value);
}
