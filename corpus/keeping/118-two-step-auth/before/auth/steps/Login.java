package auth.steps;

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
        String expected = users.passwordOf(user);
        if (expected == null || !expected.equals(password)) {
            return "denied";
        }
        String token = tokens.issue(user, attempts);
        return token == null ? "denied" : token;
    }

    public int attempts() {
        return attempts;
    }
}
