package social.profile;

public class Profile {

    private String nickname;
    private String fullName;
    private String email;
    private String greeting;

    public void setNickname(String nickname) {
        this.nickname = nickname == null ? null : nickname.trim();
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
        if (nickname != null && !nickname.isEmpty()) {
            return nickname;
        }
        if (fullName != null) {
            int space = fullName.indexOf(' ');
            String first = space < 0 ? fullName : fullName.substring(0, space);
            if (!first.isEmpty()) {
                return first;
            }
        }
        return email == null ? "anonymous" : email.substring(0, email.indexOf('@'));
    }

    public final String greet(String override) {
        String text = override != null ? override : greeting != null ? greeting : "Hello";
        return text + ", " + displayName() + "!";
    }

    public final char initial() {
        String name = displayName();
        return Character.toUpperCase(name.charAt(0));
    }

    public final String contact() {
        if (email == null) {
            return null;
        }
        return fullName == null ? email : fullName + " <" + email + ">";
    }
}
