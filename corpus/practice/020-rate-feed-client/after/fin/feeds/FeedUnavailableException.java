package fin.feeds;

public class FeedUnavailableException extends RuntimeException {
}
