package media.news;

public interface Postman {
    void deliver(String address, String text);
}
