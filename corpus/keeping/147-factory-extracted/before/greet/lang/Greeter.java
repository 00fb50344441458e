package greet.lang;

import java.util.Objects;

public final class Greeter {
    private final String language;
    private int greeted;

    public Greeter(String language) {
        this.language = Objects.requireNonNull(language);
    }

    public String greet(String name) {
        greeted++;
        if (language.equals("de")) {
            return "Hallo " + name;
        } else if (language.equals("fr")) {
            return "Bonjour " + name;
        } else {
            return "Hello " + name;
        }
    }

    public String bye() {
        return language.equals("de") ? "Tschuess" : language.equals("fr") ? "Salut" : "Bye";
    }

    public int greeted() {
        return greeted;
    }
}
