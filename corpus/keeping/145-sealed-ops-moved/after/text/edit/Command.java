package text.edit;

sealed interface Command permits Command.Insert, Command.Delete {
    void applyTo(StringBuilder target);

    record Insert(String text) implements Command {
        @Override
        public void applyTo(StringBuilder target) {
            target.append(text);
        }
    }

    record Delete(int count) implements Command {
        @Override
        public void applyTo(StringBuilder target) {
            int n = Math.max(0, count);
            target.setLength(Math.max(0, target.length() - n));
        }
    }
}
