package form.check;

import java.util.List;

public class Form {
    private final List<Check> checks = Check.all();
    private int rejected;

    public String submit(String value) {
        for (Check c : checks) {
            String error = c.check(value);
            if (error != null) {
                rejected++;
                return error;
            }
        }
        return "ok";
    }

    public int rejected() {
        return rejected;
    }
}
