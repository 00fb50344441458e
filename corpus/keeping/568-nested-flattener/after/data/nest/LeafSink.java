package data.nest;

public interface LeafSink {
    /** Return false to stop the whole walk. */
    boolean accept(Object leaf, int depth);
}
