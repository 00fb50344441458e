package people.nick;

public final class Profile {
    private final String name;
    private String nick;
    private String title;

    public Profile(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
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
        return nick != null ? nick : title != null ? title + " " + name : name;
    }

    public int displayLength() {
        return display().length();
    }
}
