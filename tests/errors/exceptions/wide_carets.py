# The marks stand below the right characters after wide ones.
名前 = {"姓": "山田"}
表示 = "こんにちは、" + 名前["名"]
