package form.check;

public class Form {
    private final LengthCheck length = new LengthCheck();
    private final CharCheck chars = new CharCheck();
    private int rejected;

    public String submit(String value) {
        String error = length.check(value);
        if (error == null) {
            error = chars.check(value);
        }
        if (error != null) {
            rejected++;
            return error;
        }
        return "ok";
    }

    public int rejected() {
        return rejected;
    }
}
