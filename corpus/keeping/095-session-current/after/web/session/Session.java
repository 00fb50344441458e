package web.session;

import java.util.Optional;

public class Session {
    private Optional<String> user = Optional.empty();
    private int logins;

    public void login(String name) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("a name is needed");
        }
        user = Optional.of(name);
        logins++;
    }

    public boolean logout() {
        boolean in = user.isPresent();
        user = Optional.empty();
        return in;
    }

    public String current() {
        return user.orElseThrow(() -> new IllegalStateException("nobody is logged in"));
    }

    public String greeting() {
        return user.map(name -> "Hello " + name).orElse("Hello");
    }

    public int logins() {
        return logins;
    }
}
