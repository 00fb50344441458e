package mem.cache;

public interface EvictionListener {
    void evicted(String key, String value);
}
