package mail.text;

import java.util.List;

/** Renders the footer lines of an outgoing mail. */
public final class SignatureBlock {

    private final String name;

    public SignatureBlock(String name) {
        this.name = name;
    }

    public String roles(List<String> roles) {
        StringBuilder sb = new StringBuilder();
        sb.append(name).append(" (");
        boolean first = true;
        for (String role : roles) {
            if (!first) {
                sb.append(", ");
            }
            sb.append(role);
            first = false;
        }
        sb.append(")");
        return sb.toString();
    }

    public String phones(List<String> phones) {
        StringBuilder sb = new StringBuilder();
        boolean first = true;
        for (String phone : phones) {
            if (!first) {
                sb.append(" | ");
            }
            sb.append(phone);
            first = false;
        }
        return sb.toString();
    }
}
