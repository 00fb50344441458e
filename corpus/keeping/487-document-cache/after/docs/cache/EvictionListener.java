package docs.cache;

public interface EvictionListener {
    void evicted(String key, String text);
}
