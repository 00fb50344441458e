package web.session;

public class Session {
    private String user;
    private int logins;

    public void login(String name) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("name");
        }
        user = name;
        logins++;
    }

    public boolean logout() {
        if (user == null) {
            return false;
        }
        user = null;
        return true;
    }

    public String current() {
        if (user == null) {
            throw new IllegalStateException("nobody");
        }
        return user;
    }

    public String greeting() {
        return user == null ? "Hello" : "Hello " + user;
    }

    public int logins() {
        return logins;
    }
}
