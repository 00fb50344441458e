package docs.cache;

public interface DocumentLoader {
    /** May return null when there is no such document. */
    String load(String key);
}
