package mem.cache;

public interface Loader {
    String load(String key);
}
