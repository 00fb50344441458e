package people.nick;

import java.util.Optional;

public final class Profile {
    private final String name;
    private String nick;
    private String title;

    public Profile(String name) {
        this.name = Optional.ofNullable(name).orElseThrow(() -> new NullPointerException("name"));
    }

    public Profile nick(String value) {
        nick = value;
        return this;
    }

    public Profile title(String value) {
        title = value;
        return this;
    }

    public String display() {
        return Optional.ofNullable(nick)
            .or(() -> Optional.ofNullable(title).map(t -> t + " " + name))
            .orElse(name);
    }

    public int displayLength() {
        return display().length();
    }
}
