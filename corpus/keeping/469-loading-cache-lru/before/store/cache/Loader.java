package store.cache;

public interface Loader {
    String load(String key);
}
