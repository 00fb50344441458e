package social.profiles;

public interface ProfileSource {
    String load(long id);
}
