package chess.rules;

public enum Piece { KING, QUEEN, ROOK, BISHOP, KNIGHT }
