package greet.lang;

interface Phrases {
    String hello();

    String bye();

    static Phrases of(String language) {
        switch (language) {
            case "de":
                return new Fixed("Hallo", "Tschuess");
            case "fr":
                return new Fixed("Bonjour", "Salut");
            default:
                return new Fixed("Hello", "Bye");
        }
    }

    record Fixed(String hello, String bye) implements Phrases { }
}
