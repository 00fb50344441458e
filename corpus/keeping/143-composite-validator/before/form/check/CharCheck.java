package form.check;

class CharCheck {
    String check(String value) {
        for (char c : value.toCharArray()) {
            if (!Character.isLetterOrDigit(c)) {
                return "bad char";
            }
        }
        return null;
    }
}
