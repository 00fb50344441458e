package social.profile;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

public class Profile {

    private String nickname;
    private String fullName;
    private String email;
    private String greeting;

    public void setNickname(String nickname) {
        this.nickname = Optional.ofNullable(nickname).map(String::trim).orElse(null);
    }

    public void setFullName(String fullName) {
        this.fullName = fullName;
    }

    public void setEmail(String email) {
        if (email != null && email.indexOf('@') < 1) {
            throw new IllegalArgumentException(email);
        }
        this.email = email;
    }

    public void setGreeting(String greeting) {
        this.greeting = greeting;
    }

    public final String displayName() {
        return nonEmpty(nickname)
                .or(() -> nonEmpty(fullName).map(name -> before(name, ' ')).filter(Predicate.not(String::isEmpty)))
                .or(() -> Optional.ofNullable(email).map(address -> before(address, '@')))
                .orElse("anonymous");
    }

    private static Optional<String> nonEmpty(String text) {
        return Optional.ofNullable(text).filter(t -> !t.isEmpty());
    }

    private static String before(String text, char stop) {
        int end = text.indexOf(stop);
        return end < 0 ? text : text.substring(0, end);
    }

    public final String greet(String override) {
        String text = Objects.requireNonNullElse(override, Objects.requireNonNullElse(greeting, "Hello"));
        return text + ", " + displayName() + "!";
    }

    public final char initial() {
        return Character.toUpperCase(displayName().charAt(0));
    }

    public final String contact() {
        return Optional.ofNullable(email)
                .map(address -> fullName == null ? address : fullName + " <" + address + ">")
                .orElse(null);
    }
}
