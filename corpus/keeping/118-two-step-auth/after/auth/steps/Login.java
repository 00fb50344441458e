package auth.steps;

import java.util.Optional;

public class Login {
    public interface Users {
        String passwordOf(String user);
    }

    public interface Tokens {
        String issue(String user, int attempt);
    }

    private final Users users;
    private final Tokens tokens;
    private int attempts;

    public Login(Users users, Tokens tokens) {
        this.users = users;
        this.tokens = tokens;
    }

    public String login(String user, String password) {
        attempts++;
        return Optional.ofNullable(users.passwordOf(user))
            .filter(expected -> expected.equals(password))
            .map(expected -> tokens.issue(user, attempts))
            .orElse("denied");
    }

    public int attempts() {
        return attempts;
    }
}
