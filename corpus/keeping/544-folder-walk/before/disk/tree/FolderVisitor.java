package disk.tree;

public interface FolderVisitor {
    /** Return false to skip what lies below. */
    boolean enter(Folder folder, int depth);

    void leave(Folder folder);
}
