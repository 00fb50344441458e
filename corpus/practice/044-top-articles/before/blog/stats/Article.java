package blog.stats;

public record Article(String title, int views) {
}
