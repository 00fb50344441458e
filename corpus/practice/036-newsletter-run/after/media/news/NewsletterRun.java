package media.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

public class NewsletterRun {
    private final Postman postman;
    private final List<Subscriber> subscribers = new ArrayList<>();

    public NewsletterRun(Postman postman) {
        this.postman = Objects.requireNonNull(postman);
    }

    public void subscribe(String address, boolean active) {
        subscribers.add(new Subscriber(Objects.requireNonNull(address), active));
    }

    /** Sends the text and answers to how many; legal notices go to inactive subscribers too. */
    public int send(String text, boolean legalNotice) {
        return (int) audience(legalNotice)
                .map(Subscriber::address)
                .peek(address -> postman.deliver(address, text))
                .count();
    }

    private Stream<Subscriber> audience(boolean everybody) {
        Stream<Subscriber> all = List.copyOf(subscribers).stream();
        return everybody ? all : all.filter(Subscriber::active);
    }
}
