package form.check;

class LengthCheck {
    String check(String value) {
        return value.length() < 2 ? "short" : value.length() > 8 ? "long" : null;
    }
}
