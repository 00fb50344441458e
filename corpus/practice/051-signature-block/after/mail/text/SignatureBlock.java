package mail.text;

import java.util.List;
import java.util.StringJoiner;

/** Renders the footer lines of an outgoing mail. */
public final class SignatureBlock {

    private static final String ROLE_SEPARATOR = ", ";
    private static final String PHONE_SEPARATOR = " | ";

    private final String name;

    public SignatureBlock(String name) {
        this.name = name;
    }

    public String roles(List<String> roles) {
        return name + joined(roles, new StringJoiner(ROLE_SEPARATOR, " (", ")"));
    }

    public String phones(List<String> phones) {
        return joined(phones, new StringJoiner(PHONE_SEPARATOR));
    }

    private static String joined(List<String> parts, StringJoiner joiner) {
        for (String part : parts) {
            joiner.add(part);
        }
        return joiner.toString();
    }
}
