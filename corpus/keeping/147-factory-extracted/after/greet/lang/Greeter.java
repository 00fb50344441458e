package greet.lang;

import java.util.Objects;

public final class Greeter {
    private final Phrases phrases;
    private int greeted;

    public Greeter(String language) {
        this.phrases = Phrases.of(Objects.requireNonNull(language));
    }

    public String greet(String name) {
        greeted++;
        return phrases.hello() + " " + name;
    }

    public String bye() {
        return phrases.bye();
    }

    public int greeted() {
        return greeted;
    }
}
