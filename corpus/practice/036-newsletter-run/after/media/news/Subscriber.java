package media.news;

public record Subscriber(String address, boolean active) {
}
